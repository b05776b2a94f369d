-- A file with many rows that somebody takes along is a read as well: under its name.
ALTER TABLE contact_reads DROP CONSTRAINT contact_reads_subject_check,
  ADD CONSTRAINT contact_reads_subject_check
    CHECK (subject IN ('customer', 'page', 'order', 'quote', 'ticket', 'list', 'file')) NOT VALID;
ALTER TABLE contact_reads VALIDATE CONSTRAINT contact_reads_subject_check;
COMMENT ON TABLE contact_reads IS
  'Looks at whole telephone numbers and at pages of customers, and files that were taken along, by person of the shop and day.';
