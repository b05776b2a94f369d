-- What people of the shop put into its window: banners, offers, categories, brands and labels with a version, a time and an
-- end; and what they do with reviews.

-- archived_at: taken out of the shop since then; what names it (products, orders, the history) keeps its name.
ALTER TABLE categories ADD COLUMN archived_at timestamptz, ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE subcategories ADD COLUMN archived_at timestamptz, ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE labels ADD COLUMN archived_at timestamptz, ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE brands ADD COLUMN archived_at timestamptz, ADD COLUMN version int NOT NULL DEFAULT 1;

-- Shown from starts_at on, and before ends_at; null: from ever, for ever.
ALTER TABLE banners
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz, ADD CHECK (ends_at > starts_at),
  ADD COLUMN archived_at timestamptz, ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE category_banners
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz, ADD CHECK (ends_at > starts_at),
  ADD COLUMN archived_at timestamptz, ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE offer_banners
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz, ADD CHECK (ends_at > starts_at),
  ADD COLUMN archived_at timestamptz, ADD COLUMN version int NOT NULL DEFAULT 1;

ALTER TABLE coupons ADD COLUMN version int NOT NULL DEFAULT 1;
-- what a coupon brought is summed over its orders
CREATE INDEX orders_coupon ON orders (coupon_id) WHERE coupon_id IS NOT NULL;

ALTER TABLE reviews
  ADD COLUMN state text NOT NULL DEFAULT 'published' CHECK (state IN ('published', 'hidden')),
  ADD COLUMN hidden_reason text CHECK (hidden_reason <> ''),
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN answer text CHECK (answer <> ''),
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN version int NOT NULL DEFAULT 1,
  -- the writer had it delivered by this shop: kept with the order's moves
  ADD COLUMN verified boolean NOT NULL DEFAULT false,
  ADD CHECK ((state = 'hidden') = (hidden_reason IS NOT NULL) AND (state = 'hidden') = (hidden_at IS NOT NULL)),
  ADD CHECK ((answer IS NULL) = (answered_at IS NULL));

UPDATE reviews r SET verified = true
 WHERE EXISTS (SELECT FROM orders o JOIN order_lines l ON l.order_id = o.id
                WHERE o.user_id = r.user_id AND o.delivered_at IS NOT NULL AND l.product_id = r.product_id);

-- the office's lists
CREATE INDEX reviews_newest ON reviews (created_at DESC, id DESC);
CREATE INDEX reviews_lowest ON reviews (rating, created_at DESC, id DESC);
CREATE INDEX reviews_with_media ON reviews (created_at DESC, id DESC) WHERE media IS NOT NULL;
CREATE INDEX reviews_unanswered ON reviews (created_at DESC, id DESC) WHERE answer IS NULL AND state = 'published';
CREATE INDEX reviews_hidden ON reviews (created_at DESC, id DESC) WHERE state = 'hidden';

-- Shoppers write reviews and take them away; only people of the shop hide and answer them.
CREATE TRIGGER reviews_moderated_by_command BEFORE UPDATE ON reviews FOR EACH ROW
  WHEN ((OLD.state, OLD.hidden_reason, OLD.hidden_at, OLD.answer, OLD.answered_at) IS DISTINCT FROM
        (NEW.state, NEW.hidden_reason, NEW.hidden_at, NEW.answer, NEW.answered_at))
  EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER reviews_begin_published BEFORE INSERT ON reviews FOR EACH ROW
  WHEN (NEW.state <> 'published' OR NEW.answer IS NOT NULL)
  EXECUTE FUNCTION refuse_without_command();
