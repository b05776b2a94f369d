/** Ending the newsletter: the answers, the mail with the link, and the page that the link opens. */
export const newsletterEnd = {
  which: 'Please enter the email address that gets our newsletter, then press Unsubscribe',
  mailed: 'If this email address gets our newsletter, we have mailed it a link to unsubscribe',
  wrongKey: 'This link has expired, or it was not copied in full.',
  ended: 'You are unsubscribed from our newsletter',
  mail: {
    subject: 'Unsubscribe from our newsletter',
    text: 'Somebody asked us to end the newsletter to this address. Was it you? Press the button on the page that this opens:',
    button: 'Unsubscribe',
    notYou: 'Not you? Do nothing: you stay subscribed.',
  },
  page: {
    title: 'Newsletter',
    description: 'Unsubscribe from our newsletter.',
    question: 'Do you want to end our newsletter?',
    end: 'Unsubscribe',
    ended: 'You are unsubscribed',
    endedText: 'We have deleted your name, email address and phone number from our newsletter.',
    failed: 'You could not be unsubscribed',
    bare: 'Please open the full link from our mail.',
  },
} as const
