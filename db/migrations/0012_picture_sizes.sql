-- a rendered picture is kept in its plain size, named as its address is: orders show it after the catalogue has a newer
-- one, and so does a process whose disk does not have its sizes
ALTER TABLE pictures
  ALTER svg DROP NOT NULL,
  ADD webp bytea,
  ADD CHECK ((svg IS NULL) <> (webp IS NULL));
