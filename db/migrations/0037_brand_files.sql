-- The logo in the forms in which it is shown, by the hash of what was handed in. Small, and part of every backup.
CREATE TABLE brand_files (
  hash text COLLATE "C" NOT NULL,
  form text NOT NULL CHECK (form IN ('logo', 'small', 'apple', 'large')),
  content_type text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (hash, form)
);
