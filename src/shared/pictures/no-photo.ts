/** Address of the neutral picture of goods that have no photo yet. */
export const noPhoto = '/no-photo.svg'
