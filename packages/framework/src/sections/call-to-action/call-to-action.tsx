import { CallToAction, Message, Section } from '@milepost/ui'
import { DonateFormOrOtherWays } from '../donate/donate-form-or-other-ways.tsx'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'

export function DonateSection({ slice, answer }: SectionViewProps<'donate'>) {
  return (
    <Section {...getSectionProps(slice)} size="narrow">
      <DonateFormOrOtherWays ways={slice.ways} form={slice.form} answer={answer} />
    </Section>
  )
}

export function CallToActionSection({
  slice,
}: SectionViewProps<'callToAction'> | SectionViewProps<'register'>) {
  return (
    <CallToAction
      title={slice.title}
      text={slice.text}
      image={slice.image}
      actions={slice.actions}
      anchor={slice.anchor}
      {...(slice.background === 'none' ? {} : { background: slice.background })}
    />
  )
}

export function UnknownSection({ slice }: SectionViewProps<'unknown'>) {
  return (
    <Section>
      <Message tone="warning">{slice.message}</Message>
    </Section>
  )
}
