import { MoneyField } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { getCurrencySymbol, parseAmount, toMajor, toMajorText, toMinor } from '@milepost/measures'
import { useMemo, useState } from 'react'
import { useMessages } from '../../host/host-context.ts'
import { createChangeSender, EditSection } from '../../editing/edit-section.tsx'
import { useEditScope } from '../../editing/edit-context.ts'
import { editMessages } from '../../editing/edit-messages.ts'
import { useFieldRules } from '../../fields/field-rules.ts'
import { requireCallGroup } from '../../session/session-scope.ts'

/** Section for the target and offline donations, in the page's currency. */
export function TargetAndOfflineSection() {
  const messages = useMessages(editMessages)
  const rules = useFieldRules()
  const { page, view } = useEditScope()
  const currency = page.currencyCode ?? view.currency
  const read = useMemo(() => {
    const reader = (minMinor: number) => (text: string | undefined) => {
      const amount = parseAmount(text, { currency, minMinor })
      return amount.ok ? amount.amountMinor : undefined
    }
    return { target: reader(1), offline: reader(0) }
  }, [currency])
  const initial = {
    target: page.target === 0 ? '' : formatAmountInput(page.target, currency),
    offline: formatAmountInput(page.raisedOffline, currency),
  }
  const [sendChanges] = useState(() => createChangeSender(initial))
  const form = useForm({
    initial,
    // Optional if the page has no target.
    rules: { ...(page.target > 0 && { target: rules.required() }), offline: rules.required() },
  })
  const symbol = getCurrencySymbol(currency, view.country)
  return (
    <EditSection
      id="money"
      title={messages.moneySection}
      saveLabel={messages.saveMoney}
      form={form}
      fields={{ target: 'target', amount: 'offline' }}
      save={async (platform, values) => {
        await sendChanges(values, async ({ target, offline }) => {
          const targetMinor = read.target(target)
          const offlineMinor = read.offline(offline)
          await requireCallGroup(platform, 'pageEditing').updatePage({
            slug: page.slug,
            ...(targetMinor !== undefined && { target: toMajor(targetMinor, currency), currency }),
            ...(offlineMinor !== undefined && { offline: toMajor(offlineMinor, currency) }),
          })
        })
      }}
    >
      <MoneyField
        name="target"
        label={messages.targetLabel}
        currencySymbol={symbol}
        parse={read.target}
        amountMessage={messages.targetRule}
      />
      <MoneyField
        name="offline"
        label={messages.offlineLabel}
        hint={messages.offlineHint}
        currencySymbol={symbol}
        parse={read.offline}
        amountMessage={messages.offlineRule}
      />
    </EditSection>
  )
}

function formatAmountInput(amount: number, currency: string): string {
  return toMajorText(toMinor(amount, currency), currency)
}
