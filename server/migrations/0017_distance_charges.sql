-- A delivery knew only its own charge for the distance, which was always nothing.
update cart_orders
set pricing = jsonb_set(pricing #- '{delivery,terms,extraCharge}', '{delivery,terms,extraCharges}', '[]')
where pricing #> '{delivery,terms,extraCharge}' is not null;
