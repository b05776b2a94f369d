import type { Sandbox } from '../../sandbox/sandbox.ts'
import { sandboxPaths } from '../../sandbox/sandbox-paths.ts'
import type { Config } from '../platform/config.ts'
import type { LiveSettings } from '../platform/live-settings.ts'
import type { RazorpayAccount } from '../platform/provider-settings.ts'
import type { PaymentProvider } from '../selling/payments/provider/payment-provider.ts'
import { isTestKey } from '../selling/payments/provider/provider-wire.ts'
import { razorpay } from '../selling/payments/provider/razorpay.ts'

/**
 * Razorpay where the settings hold an account, else the sandbox, where it may serve: by the same client, over HTTP, in both cases.
 * Which one is asked before every call: an account that is set takes the next payment.
 */
export function openProvider(
  settings: Pick<LiveSettings, 'now' | 'formerAccounts' | 'formerSecret'>,
  { provider: { apiUrl, checkoutUrl }, sandbox: isPlayed }: Pick<Config, 'provider' | 'sandbox'>,
  sandbox: Sandbox,
  timeoutMs?: number,
): PaymentProvider {
  const options = timeoutMs === undefined ? {} : { timeoutMs }
  const account = () => settings.now()['payment.razorpay']
  return razorpay({
    ...options,
    account: async () => {
      const present = account()
      if (present) return atRazorpay(apiUrl, { ...present, webhookSecretPrevious: settings.formerSecret() })
      return isPlayed ? sandboxAccount(sandbox) : null
    },
    formerAccounts: () => settings.formerAccounts().map((former) => atRazorpay(apiUrl, former)),
    checkoutScriptUrl: () => (account() ? checkoutUrl : sandboxPaths.script),
    isTest: () => {
      const present = account()
      return present ? isTestKey(present.keyId) : isPlayed
    },
    isOff: () => !account() && !isPlayed,
  })
}

function atRazorpay(apiUrl: string, { keyId, keySecret, webhookSecret, ...account }: RazorpayAccount) {
  const webhookSecrets = [webhookSecret, account.webhookSecretPrevious].filter((secret) => secret !== null)
  return { apiUrl, keyId, keySecret, webhookSecrets }
}

async function sandboxAccount(sandbox: Sandbox) {
  const { keyId, keySecret, webhookSecret, webhookSecretPrevious: previous } = await sandbox.keys()
  const webhookSecrets = previous === null ? [webhookSecret] : [webhookSecret, previous.secret]
  return { apiUrl: sandbox.url() + sandboxPaths.root, keyId, keySecret, webhookSecrets }
}
