//! Where records are kept: a trait for the bodies, and a store in memory.

use crate::input::{Bytes, Input, LoadEnd, RECORD_LEN, StoreError, StoreRequest};

/// Keeps the journal and the settings.
pub trait Store {
    /// Puts a record behind the others. When it returns, the record survives a loss of power.
    fn append(&mut self, record: &[u8]) -> Result<(), StoreError>;

    /// Shows every record in the order of appending.
    fn read_all(&mut self, each: &mut dyn FnMut(&[u8])) -> LoadEnd;

    /// Erases the journal; no byte of it stays.
    fn erase(&mut self) -> Result<(), StoreError>;

    /// Keeps these settings instead of the old ones.
    fn keep(&mut self, settings: &[u8]) -> Result<(), StoreError>;

    /// Shows the settings, if any were kept.
    fn kept(&mut self, show: &mut dyn FnMut(&[u8]));
}

/// Carries out a request; what the companion is to be told.
pub fn answer(store: &mut impl Store, request: &StoreRequest) -> Input<'static> {
    let done = match request {
        StoreRequest::Append(record) => store.append(record),
        StoreRequest::Erase => store.erase(),
        StoreRequest::Keep(settings) => store.keep(settings),
    };
    match done {
        Ok(()) => Input::Stored,
        Err(error) => Input::StoreFailed(error),
    }
}

/// A store in memory for up to `N` bytes of records.
#[derive(Clone)]
pub struct MemoryStore<const N: usize> {
    // Each record behind its length.
    bytes: heapless::Vec<u8, N>,
    settings: Option<Bytes>,
}

impl<const N: usize> MemoryStore<N> {
    /// An empty one.
    pub const fn new() -> Self {
        Self { bytes: heapless::Vec::new(), settings: None }
    }
}

impl<const N: usize> Default for MemoryStore<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Store for MemoryStore<N> {
    fn append(&mut self, record: &[u8]) -> Result<(), StoreError> {
        const { assert!(RECORD_LEN <= u8::MAX as usize, "the length of a record is one byte") };
        let length = u8::try_from(record.len()).map_err(|_| StoreError::Failed)?;
        if self.bytes.len() + 1 + record.len() > N {
            return Err(StoreError::Full);
        }
        self.bytes.push(length).map_err(|_| StoreError::Full)?;
        self.bytes.extend_from_slice(record).map_err(|_| StoreError::Full)
    }

    fn read_all(&mut self, each: &mut dyn FnMut(&[u8])) -> LoadEnd {
        let mut rest = self.bytes.as_slice();
        while let Some((&length, bytes)) = rest.split_first() {
            let Some((record, behind)) = bytes.split_at_checked(length.into()) else {
                return LoadEnd::Damaged;
            };
            each(record);
            rest = behind;
        }
        LoadEnd::Complete
    }

    fn erase(&mut self) -> Result<(), StoreError> {
        self.bytes.clear();
        Ok(())
    }

    fn keep(&mut self, settings: &[u8]) -> Result<(), StoreError> {
        self.settings = Some(Bytes::from_slice(settings).map_err(|_| StoreError::Full)?);
        Ok(())
    }

    fn kept(&mut self, show: &mut dyn FnMut(&[u8])) {
        if let Some(settings) = &self.settings {
            show(settings);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_come_back_in_order_until_they_are_erased() {
        let mut store = MemoryStore::<8>::new();
        store.append(b"one").unwrap();
        store.append(b"two").unwrap();
        assert_eq!(store.append(b"x"), Err(StoreError::Full));
        let mut seen = heapless::Vec::<u8, 8>::new();
        assert_eq!(store.read_all(&mut |record| seen.extend_from_slice(record).unwrap()), LoadEnd::Complete);
        assert_eq!(seen, b"onetwo");
        store.erase().unwrap();
        store.read_all(&mut |_| panic!("nothing is left"));
    }
}
