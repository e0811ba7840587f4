-- A new word may be what a mistyped one was meant to be; what was looked up before is forgotten then.
create trigger tell_change after insert on search_words
  referencing new table as changed for each statement execute function tell_catalogue_update();
