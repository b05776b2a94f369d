-- Whole telephone numbers also stand on quotations and complaints of people without an account.
ALTER TABLE contact_reads DROP CONSTRAINT contact_reads_subject_check,
  ADD CONSTRAINT contact_reads_subject_check CHECK (subject IN ('customer', 'order', 'quote', 'ticket', 'list')) NOT VALID;
ALTER TABLE contact_reads VALIDATE CONSTRAINT contact_reads_subject_check;
