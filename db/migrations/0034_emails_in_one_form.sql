-- One email address is one account: from now on é is written as one sign, whatever it was typed as. Of accounts that differ
-- in nothing else the one that is written so keeps its address, else the eldest gets it; the others are left as they are and
-- are logged in to by phone number.
UPDATE users u SET email = normalize(u.email)
WHERE u.email IS NOT NFC NORMALIZED AND u.id = (
  SELECT o.id FROM users o WHERE normalize(o.email) = normalize(u.email)
  ORDER BY (o.email IS NFC NORMALIZED) DESC, o.created_at, o.id LIMIT 1);
UPDATE subscribers s SET email = normalize(s.email)
WHERE s.email IS NOT NFC NORMALIZED AND s.id = (
  SELECT o.id FROM subscribers o WHERE normalize(o.email) = normalize(s.email)
  ORDER BY (o.email IS NFC NORMALIZED) DESC, o.created_at, o.id LIMIT 1);
