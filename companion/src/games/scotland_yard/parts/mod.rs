//! What only Scotland Yard draws: London, tickets, Mister X's trail and sketch, his appearance.

pub mod appearance;
pub mod figures;
pub mod london;
pub mod sketch;
mod stations;
#[cfg(test)]
mod tests;
pub mod ticket;
pub mod trail;
pub mod turn_card;
