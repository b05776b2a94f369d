-- Pages about the shop that its owner writes: the draft, and each published version as it was (docs/decisions/209).
CREATE TABLE policies (
  name text PRIMARY KEY CHECK (name IN ('about', 'contact', 'shipping', 'returns', 'terms', 'privacy', 'accessibility')),
  -- NULL: nothing that is not published
  draft jsonb,
  -- of draft and published text together
  version int NOT NULL DEFAULT 1,
  -- of the published version; 0: the template, as the program has it
  number int NOT NULL DEFAULT 0 CHECK (number >= 0)
);
COMMENT ON COLUMN policies.number IS 'Published version; 0: the template.';

CREATE TABLE policy_versions (
  name text NOT NULL REFERENCES policies,
  number int NOT NULL CHECK (number > 0),
  -- NULL: the template
  text jsonb,
  published_at timestamptz NOT NULL,
  by_name text NOT NULL,
  PRIMARY KEY (name, number)
);

-- People agree to versions of the terms: a published one stays as it was.
CREATE FUNCTION keep_policy_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a published version does not change' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_policy_versions BEFORE UPDATE OR DELETE ON policy_versions
  FOR EACH ROW EXECUTE FUNCTION keep_policy_version();

CREATE TRIGGER policies_by_command BEFORE INSERT OR UPDATE ON policies FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER policy_versions_by_command BEFORE INSERT ON policy_versions FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
