-- The shopper was asked about PIN code and state of a saved address, and said that the state is right: not asked again.
ALTER TABLE addresses ADD COLUMN state_confirmed boolean NOT NULL DEFAULT false;
