/** Words of what opens the explanation of an amount; the sentences of it come with it. */
export const howMadeUp = {
  title: 'How is this made up?',
  loading: 'Loading how this is made up',
  failed: 'Failed to load how this is made up',
  retry: 'Try again',
}
