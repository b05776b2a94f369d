-- The office lists who subscribed to the newsletter, the newest first.
CREATE INDEX subscribers_newest ON subscribers (created_at DESC, id DESC);
