-- Who of the shop's people saw whose whole telephone number, on which day (DPDP Rules 2025, logs of access for a year; docs/decisions/196).
CREATE TABLE contact_reads (
  staff_id text NOT NULL REFERENCES staff,
  subject text NOT NULL CHECK (subject IN ('customer', 'order', 'list')),
  subject_id text NOT NULL,
  -- of India
  day date NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  times int NOT NULL DEFAULT 1 CHECK (times > 0),
  PRIMARY KEY (subject, subject_id, day, staff_id)
);
CREATE INDEX contact_reads_by_day ON contact_reads (day);
