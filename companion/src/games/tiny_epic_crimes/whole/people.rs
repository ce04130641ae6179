//! Who is to decide, and what officers are called.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Table, Task};

use super::TableDesk;

/// Who is to decide.
pub(super) fn asked(table: &Table) -> Option<Officer> {
    Some(match table.pending()? {
        Task::Keep(officer)
        | Task::Turn(officer)
        | Task::Second(officer)
        | Task::FieldWork(officer)
        | Task::Drop(officer)
        | Task::Ask(officer)
        | Task::Peek(officer)
        | Task::Report(officer)
        | Task::Accuse(officer) => officer,
        _ => table.now().officer,
    })
}

/// What an officer is called: a name, else the role in a team, else the seat.
pub(super) fn name_of<'a>(desk: &TableDesk<'a>, officer: Officer) -> &'a str {
    match desk.public.given_name(officer.seat()) {
        "" if desk.table.mode().is_team() => desk.words.role(officer.index()),
        "" => desk.words.officer(officer.index()),
        given => given,
    }
}
