import { expect, test } from 'vitest'
import { needsRedirect } from './in-app-browser.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'

test.each([
  [`${iphone} Mobile/22A3354 Instagram 350.0.0.20.103 (iPhone16,1; iOS 18_0; en_IN)`, true],
  [`${iphone} Mobile/22A3354 [FBAN/FBIOS;FBAV/480.0.0.31.105;FBBV/640000000]`, true],
  [`${android} Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]`, true],
  [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, false],
  [`${android} Chrome/130.0.0.0 Mobile Safari/537.36`, false],
])('%s', (userAgent, redirects) => {
  expect(needsRedirect(userAgent)).toBe(redirects)
})
