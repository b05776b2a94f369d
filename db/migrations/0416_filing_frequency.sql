-- How often a GSTIN files its returns, from a quarter on and until the next choice: a past quarter keeps its own (docs/decisions/207).
CREATE TABLE filing_frequencies (
  gstin text NOT NULL,
  -- its first month, by Indian time
  quarter text NOT NULL CHECK (quarter ~ '^20\d\d-(01|04|07|10)$'),
  frequency text NOT NULL CHECK (frequency IN ('monthly', 'quarterly')),
  PRIMARY KEY (gstin, quarter)
);
CREATE TRIGGER filing_frequencies_by_command BEFORE INSERT OR UPDATE OR DELETE ON filing_frequencies
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
