/** The demo shopper's: a shop that knows it has the demo's goods (demo/load-people). */
export const demoEmail = 'demo@beypore.example'
