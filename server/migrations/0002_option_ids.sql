-- Groups and options of food get ids, and carts and orders refer to options and variations by id. Each chosen option
-- keeps its label beside the id. An option that is gone has an empty id, which no option has.
update items set food_choices = (
  select jsonb_agg(
    jsonb_build_object('id', gen_random_uuid()) || option_group || jsonb_build_object('values', (
      select coalesce(jsonb_agg(jsonb_build_object('id', gen_random_uuid()) || option order by position), '[]')
      from jsonb_array_elements(option_group->'values') with ordinality as options (option, position)
    )) order by position
  )
  from jsonb_array_elements(food_choices) with ordinality as groups (option_group, position)
)
where food_choices <> '[]';--> statement-breakpoint

create function chosen_option(id text, label jsonb, chosen_label text) returns jsonb language sql
  return jsonb_build_object(
    'id', coalesce(id, ''),
    'label', coalesce(label, jsonb_build_object('en', chosen_label, 'fr', chosen_label))
  );--> statement-breakpoint

create function choices_by_id(item integer, choices jsonb) returns jsonb language sql
  return (
    select coalesce(jsonb_agg(
      case when choice ? 'type'
        then jsonb_build_object('variation', chosen_option(variation.id::text, variation.type, choice->>'type'))
        else jsonb_build_object(
          'group', chosen_option(option_group->>'id', option_group->'name', choice->>'name'),
          'options', (
            select coalesce(jsonb_agg(chosen_option(option->>'id', option->'label', chosen_label) order by place), '[]')
            from jsonb_array_elements_text(choice->'labels') with ordinality as labels (chosen_label, place)
            left join jsonb_array_elements(option_group->'values') as options (option)
              on option->'label'->>'en' = chosen_label
          )
        )
      end order by nth), '[]')
    from jsonb_array_elements(choices) with ordinality as chosen (choice, nth)
    left join item_variations variation
      on variation.item_id = item and variation.type->>'en' = choice->>'type'
    left join jsonb_array_elements((select food_choices from items where id = item)) as groups (option_group)
      on option_group->'name'->>'en' = choice->>'name'
  );--> statement-breakpoint

update cart_lines set choices = choices_by_id(item_id, choices) where choices <> '[]';--> statement-breakpoint
update order_lines set choices = choices_by_id(item_id, choices) where choices <> '[]';--> statement-breakpoint

-- The same text as `choiceKey` in `server/src/cart/choice-key.ts`.
update cart_lines set choice_key = (
  select translate(encode(sha256(convert_to(string_agg(id, e'\n' order by id collate "C"), 'utf8')), 'base64'), '+/=', '-_')
  from (
    select coalesce(choice->'variation'->>'id', concat(choice->'group'->>'id', '/', option->>'id')) as id
    from jsonb_array_elements(choices) as chosen (choice)
    left join jsonb_array_elements(choice->'options') as options (option) on true
  ) ids
)
where choices <> '[]';--> statement-breakpoint

drop function choices_by_id;--> statement-breakpoint
drop function chosen_option;
