-- Search that forgives typing mistakes (pg_trgm) and accents (unaccent), and rules against overlaps (btree_gist).
create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists unaccent;--> statement-breakpoint
create extension if not exists btree_gist;--> statement-breakpoint

-- What people type and what stores write, made alike: no accents, no capitals. `unaccent` alone is not
-- immutable, because its dictionary could be changed; this one names the dictionary and so may be indexed.
create function plain_text(words text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, words));--> statement-breakpoint

-- Words are cut to their stems after their accents are gone, for English and for French.
create text search configuration plain_english (copy = english);--> statement-breakpoint
alter text search configuration plain_english
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;--> statement-breakpoint
create text search configuration plain_french (copy = french);--> statement-breakpoint
alter text search configuration plain_french
  alter mapping for hword, hword_part, word with public.unaccent, french_stem;
