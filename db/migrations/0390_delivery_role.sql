-- Who brings parcels to the customers has a role of their own (docs/decisions/199).
ALTER TABLE staff DROP CONSTRAINT staff_roles_check;
ALTER TABLE staff ADD CONSTRAINT staff_roles_check
  CHECK (roles <@ ARRAY['owner', 'manager', 'counter', 'packer', 'accountant', 'delivery'] AND cardinality(roles) > 0) NOT VALID;
ALTER TABLE staff VALIDATE CONSTRAINT staff_roles_check;
