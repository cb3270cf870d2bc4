import { MoneyField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { required } from '@milepost/forms/validators'
import { currencySymbol, parseAmount, toMajor, toMinor } from '@milepost/measures'
import { useMemo } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdit } from '../edit-context.ts'
import { editMessages } from '../edit-messages.ts'
import { EditSection } from '../edit-section.tsx'

/** Target and offline gifts, in the page's own currency. */
export function MoneySection() {
  const words = useMessages(editMessages)
  const { page, view } = useEdit()
  const currency = page.currencyCode ?? view.currency
  const read = useMemo(() => {
    const reader = (minMinor: number) => (text: unknown) => {
      const amount = parseAmount(text, { currency, minMinor })
      return amount.ok ? amount.amountMinor : undefined
    }
    return { target: reader(1), offline: reader(0) }
  }, [currency])
  const form = useForm({
    initial: { target: typed(page.target), offline: typed(page.raisedOffline) },
    rules: { target: required(), offline: required() },
  })
  const symbol = currencySymbol(currency, view.country)
  return (
    <EditSection
      id="money"
      title={words.moneySection}
      form={form}
      fields={{ target: 'target', amount: 'offline' }}
      save={async (platform, values) => {
        const { updatePage } = await import('@milepost/platform/rest')
        const targetMinor = read.target(values.target)
        const offlineMinor = read.offline(values.offline)
        const changes = {
          ...(targetMinor !== undefined &&
            targetMinor !== toMinor(page.target, currency) && {
              target: toMajor(targetMinor, currency),
              currency,
            }),
          ...(offlineMinor !== undefined &&
            offlineMinor !== toMinor(page.raisedOffline, currency) && {
              offline: toMajor(offlineMinor, currency),
            }),
        }
        await updatePage(platform, { slug: page.slug, ...changes })
      }}
    >
      <MoneyField
        name="target"
        label={words.targetLabel}
        currencySymbol={symbol}
        parse={read.target}
        amountMessage={words.targetRule}
      />
      <MoneyField
        name="offline"
        label={words.offlineLabel}
        hint={words.offlineHint}
        currencySymbol={symbol}
        parse={read.offline}
        amountMessage={words.offlineRule}
      />
    </EditSection>
  )
}

function typed(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
