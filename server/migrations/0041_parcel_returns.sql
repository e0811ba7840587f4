-- A parcel that was canceled after its pickup costs its return and nothing else: its receipt says so. Archived
-- orders stay as they are.
do $$
declare
  parcel record;
  tax bigint;
begin
  for parcel in
    select o.id, o.tax_included, o.tax_rate, c.return_fee
    from orders o join parcel_cancellations c on c.order_id = o.id
    where o.status_timestamps -> 'picked_up' is not null
  loop
    tax := round(parcel.return_fee * parcel.tax_rate / (10000 + parcel.tax_rate)::numeric);
    begin
      update orders set
        amount = parcel.return_fee,
        receipt = jsonb_build_array(jsonb_build_object(
            'key', 'return_fee', 'added', true,
            'amount', case when parcel.tax_included then parcel.return_fee else parcel.return_fee - tax end))
          || case when tax = 0 then '[]' else jsonb_build_array(
            jsonb_build_object('key', 'tax', 'added', not parcel.tax_included, 'amount', tax)) end,
        payment_status = case when paid > 0 and paid >= parcel.return_fee then 'paid' else payment_status end
      where id = parcel.id;
    exception when sqlstate 'EA001' then
      null;
    end;
  end loop;
end $$;
