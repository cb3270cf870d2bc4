import type { ShareBar } from '@milepost/ui'
import { type ComponentProps, useMemo } from 'react'
import { useMessages } from '../host/host-context.ts'
import { shareBarMessages } from '../host/component-messages.ts'

/** Returns the labels of `ShareBar` in the page's language. Network names are not translated. */
export function useShareBarMessages(): Pick<
  ComponentProps<typeof ShareBar>,
  'copied' | 'copyHint' | 'label' | 'labels' | 'newTab'
> {
  const messages = useMessages(shareBarMessages)
  return useMemo(() => {
    const { copied, copiesLink: copyHint, label, newTab, mail, sms, copy } = messages
    return { copied, copyHint, label, newTab, labels: { mail, sms, copy } }
  }, [messages])
}
