-- the frame of a video that the shopper's browser took: shown until somebody plays it
ALTER TABLE reviews
  ADD poster text,
  ADD CHECK (poster IS NULL OR media_type = 'video');
