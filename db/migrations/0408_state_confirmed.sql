-- The doubt about PIN code and state that a shopper was asked about, where they answered that the state is right: {pincode, state, suggested}.
-- Null: nothing was asked, or nobody has answered, or the address was changed since.
ALTER TABLE orders ADD COLUMN state_confirmed jsonb;
