#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| host_tests::fuzz::box_file(bytes));
