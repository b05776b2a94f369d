import type { Sandbox } from '../../sandbox/sandbox.ts'
import { sandboxPaths } from '../../sandbox/sandbox-paths.ts'
import type { PaymentProvider } from '../payments/provider/payment-provider.ts'
import { razorpay } from '../payments/provider/razorpay.ts'
import type { RazorpaySettings } from '../platform/config.ts'

/** Razorpay where the settings hold an account, else the sandbox: by the same client, over HTTP, in both cases. */
export function openProvider(
  settings: RazorpaySettings | null,
  sandbox: Sandbox | null,
  timeoutMs?: number,
): PaymentProvider {
  const options = timeoutMs === undefined ? {} : { timeoutMs }
  if (settings) {
    const { keyId, keySecret, webhookSecret, webhookSecretPrevious: previous, apiUrl, checkoutUrl } = settings
    const webhookSecrets = previous === null ? [webhookSecret] : [webhookSecret, previous]
    const account = async () => ({ apiUrl, keyId, keySecret, webhookSecrets })
    return razorpay({ ...options, account, checkoutScriptUrl: checkoutUrl, isTest: keyId.startsWith('rzp_test_') })
  }
  if (!sandbox) throw new Error('There is no payment provider')
  const account = async () => {
    const { keyId, keySecret, webhookSecret, webhookSecretPrevious: previous } = await sandbox.keys()
    const webhookSecrets = previous === null ? [webhookSecret] : [webhookSecret, previous.secret]
    return { apiUrl: sandbox.url() + sandboxPaths.root, keyId, keySecret, webhookSecrets }
  }
  return razorpay({ ...options, account, checkoutScriptUrl: sandboxPaths.script, isTest: true })
}
