/** Texts of the screen that lists the parts of the home page. */
export const homePageCopy = {
  title: 'Home page',
  text: 'What customers see, from top to bottom.',
  list: 'Parts of the home page',
  banners: 'Banners',
  categoryBanners: 'Category banners, in the clearance sale',
  live: (count: number) => `${count} live`,
  scheduled: (count: number) => `${count} scheduled`,
  nothingLive: 'Nothing live',
} as const
