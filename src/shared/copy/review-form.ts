/** The window in which a product is rated. It comes with a press, and so do its words. */
export const reviewForm = {
  reviewTitle: 'Rate this product',
  /** To the letter (SPEC §8). */
  submitted: 'Review submitted successfully',
  yourRating: 'Your rating',
  yourReview: 'Your review',
  reviewHint: 'What did you use it for, and how did it do?',
  media: 'Photo or video (optional)',
  mediaHint: 'A picture up to 5 MB or a video up to 30 MB',
  removeMedia: 'Remove the file',
  submitReview: 'Submit',
  cancel: 'Cancel',
  reviewFailed: 'Failed to submit the review',
} as const
