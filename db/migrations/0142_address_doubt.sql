-- The PIN code of an order's address lies in another state, or is unknown, and nobody has said that the state is right. NULL: no doubt.
ALTER TABLE orders ADD COLUMN address_doubt jsonb;
