-- The server compresses replies before it sends them; PostgreSQL would compress them again.
alter table idempotency_keys alter column reply type bytea using convert_to(reply, 'UTF8'), alter column reply set storage external;
