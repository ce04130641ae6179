//! How a puzzle goes on: a card is laid, a token taken off or put back, and the board built again.

use super::action::Action;
use super::news::News;
use super::table::Table;
use crate::schinderhannes::crime::Crime;
use crate::schinderhannes::domains::Contradiction;

impl Table {
    /// Carries out a legal action.
    pub(super) fn carry_out(&mut self, action: Action) -> News {
        let before = self.left;
        let concluded = match action {
            Action::Play(card) => {
                let concluded = self.with(card);
                self.laid.insert(card);
                concluded
            }
            Action::Remove(token) => {
                self.removed[token.crime].insert(token.place);
                self.singly[token.crime].insert(token.place);
                self.without(token)
            }
            Action::Found(token) => {
                self.found[token.crime] = Some(token.place);
                let besides = self.besides(token);
                // If that crime was said to be elsewhere, what went with that comes back.
                for crime in Crime::ALL {
                    let went = self.removed[crime] & self.going(crime);
                    self.removed[crime] = went | self.singly[crime] | besides[crime];
                }
                self.afresh()
            }
            Action::Restore(token) => {
                self.removed[token.crime].remove(token.place);
                self.singly[token.crime].remove(token.place);
                self.afresh()
            }
            Action::Lift(token) => {
                self.found[token.crime] = None;
                for crime in Crime::ALL {
                    let went = self.removed[crime] & self.going(crime);
                    self.removed[crime] = went | self.singly[crime];
                }
                self.afresh()
            }
        };
        self.contradiction = concluded.is_err();
        match (concluded, action) {
            (Ok(left), _) => self.left = left,
            // What lay there last is shown, less the token that was one too many.
            (Err(Contradiction), Action::Remove(token)) => drop(self.left[token.crime].remove(token.place)),
            (Err(Contradiction), Action::Found(token)) => {
                for (crime, &places) in self.besides(token).iter() {
                    self.left[crime] -= places;
                }
            }
            (Err(Contradiction), _) => {}
        }
        self.judge();
        let mut lost = before;
        for crime in Crime::ALL {
            lost[crime] -= self.left[crime];
        }
        News { action, lost, contradiction: self.contradiction, outcome: self.outcome }
    }
}
