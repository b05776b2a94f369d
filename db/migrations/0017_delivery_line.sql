-- The delivery charge as the order taxes it (domain/pricing/price-delivery.ts): HSN code, rate, what is paid for it and
-- the tax in that, which orders.gst then holds. NULL: nothing was charged, or it was sold with the tax of the goods alone.
ALTER TABLE orders ADD COLUMN delivery_line jsonb CHECK (delivery_line IS NULL OR delivery_charges > 0);
