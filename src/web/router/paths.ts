/** Where every page is. Links, redirects and the route table read these. */
export const paths = {
  home: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  profile: '/profile',
  profileTab: (tab: string) => `/profile?tab=${tab}`,
  cart: '/cart',
  /** The cart's page while a payment is being confirmed; `order` is the provider's id. */
  confirmPayment: (order: string) => `/cart?payment=${encodeURIComponent(order)}`,
  paymentSuccess: '/payment-success',
  about: '/about',
  contact: '/contact',
  shipping: '/shipping',
  returns: '/returns',
  grievance: '/grievance',
  /** Where a complaint stands; what opens it is in the part behind `#`, which no server and no log sees. */
  ticket: '/grievance/ticket',
  terms: '/terms',
  privacy: '/privacy',
  /** The page that is shown wherever there is none. */
  missing: '/404',
} as const
