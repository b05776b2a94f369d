-- Whether a webhook was signed by the webhook secret before the last one: what it says is asked of the provider first.
ALTER TABLE webhook_events ADD COLUMN by_former_secret boolean NOT NULL DEFAULT false;
