import { type OrderStepName, orderSteps } from '../../../../shared/office/steps-of-orders.ts'
import type { OrderStatus } from '../../../../shared/order-statuses.ts'
import type { CommandUndo } from '../../../staff/commands/undo-registry.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { stepOrder } from './step-order.ts'
import { undoStep } from './undo-step.ts'

/** Returns the undo of order steps, for the history: a step is undone by its step back, a step back by its step. */
export function undoOrderCommands(shop: PayingShop): Record<string, CommandUndo> {
  const names: OrderStepName[] = ['unpack', 'unship', 'call-back', 'undeliver', 'pack', 'out-for-delivery']
  return Object.fromEntries(names.map((name) => [orderSteps[name].command, inverse(shop, name)]))
}

function inverse(shop: PayingShop, name: OrderStepName): CommandUndo {
  const step: { needs: CommandUndo['needs']; to: OrderStatus; back?: true } = orderSteps[name]
  return {
    needs: step.needs,
    run: async (work, { subjectId, changes }) => {
      // where the order has gone on since, it is not where the command left it: order_state
      const saw = changes.find(({ entity }) => entity === 'order')?.after?.status as OrderStatus
      const wanted = { orderId: subjectId, to: step.to, saw }
      await (step.back ? undoStep(shop, work, wanted) : stepOrder(shop, work, wanted))
    },
  }
}
