-- A customer's page is read also by who sees its telephone number masked: it says names, addresses and orders.
ALTER TABLE contact_reads DROP CONSTRAINT contact_reads_subject_check,
  ADD CONSTRAINT contact_reads_subject_check
    CHECK (subject IN ('customer', 'page', 'order', 'quote', 'ticket', 'list')) NOT VALID;
ALTER TABLE contact_reads VALIDATE CONSTRAINT contact_reads_subject_check;
COMMENT ON TABLE contact_reads IS 'Looks at whole telephone numbers and at pages of customers, by person of the shop and day.';
