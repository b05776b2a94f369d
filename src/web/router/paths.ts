/** Paths of all pages. Links, redirects and the route table read these. */
export const paths = {
  home: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  profile: '/profile',
  profileTab: (tab: string) => `/profile?tab=${tab}`,
  quickOrder: '/quick-order',
  cart: '/cart',
  /** The cart's page while a payment is being confirmed; `order` is the provider's id. */
  confirmPayment: (order: string) => `/cart?payment=${encodeURIComponent(order)}`,
  paymentSuccess: '/payment-success',
  about: '/about',
  contact: '/contact',
  shipping: '/shipping',
  returns: '/returns',
  grievance: '/grievance',
  /** Page of a complaint; what opens it is in the part behind `#`, which no server and no log sees. */
  ticket: '/grievance/ticket',
  compare: '/compare',
  wishList: '/wish-list',
  /** Page that the links of mails about products back in stock open; what opens them is behind `#`. */
  stockRequest: '/stock-request',
  /** Page that the link of a mail opens, to end the newsletter; the key is behind `#`. */
  unsubscribe: '/unsubscribe',
  /** Page that a payment link opens; its key is behind `#`. */
  payLink: '/pay',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const
