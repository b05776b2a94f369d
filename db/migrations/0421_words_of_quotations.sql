-- What somebody asked for beside the lines of a quotation: lines of a pasted list that match nothing, as they were written.
ALTER TABLE quotes ADD COLUMN remarks text CHECK (char_length(remarks) BETWEEN 1 AND 4000);
