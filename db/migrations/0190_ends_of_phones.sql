-- Orders are searched for by the last digits of a phone number, too: of the one at the door, and of the account.
CREATE INDEX orders_phone_end ON orders (right(delivery_address ->> 'phone', 4), created_at);
CREATE INDEX users_phone_end ON users (right(phonenumber, 4));
