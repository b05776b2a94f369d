-- A review that is hidden until a moment is shown again by itself then; null: until somebody shows it. It means something only while
-- the review is hidden: where a process of the former version shows one, the end goes with it.
ALTER TABLE reviews ADD COLUMN hidden_until timestamptz;
CREATE INDEX reviews_hidden_until ON reviews (hidden_until) WHERE state = 'hidden' AND hidden_until IS NOT NULL;

CREATE FUNCTION hidden_without_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hidden_until := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER reviews_shown_have_no_end BEFORE UPDATE ON reviews FOR EACH ROW
  WHEN (NEW.state = 'published' AND NEW.hidden_until IS NOT NULL)
  EXECUTE FUNCTION hidden_without_end();

CREATE TRIGGER reviews_hidden_until_by_command BEFORE UPDATE ON reviews FOR EACH ROW
  WHEN (OLD.hidden_until IS DISTINCT FROM NEW.hidden_until)
  EXECUTE FUNCTION refuse_without_command();
