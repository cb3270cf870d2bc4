import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleHtml } from '../../stories/samples.fixtures.ts'
import { itConforms } from '../../testing/conformance.tsx'
import { RichText } from './rich-text.tsx'

describe('RichText', () => {
  itConforms(<RichText html={sampleHtml('<p>Text</p>')} />, { root: 'DIV' })

  it('renders sanitised HTML unchanged', () => {
    render(<RichText html={sampleHtml('<h2>The terns</h2><p><a href="/x">Read on</a></p>')} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The terns')
    expect(screen.getByRole('link', { name: 'Read on' })).toBeVisible()
  })

  it('does not accept a plain string', () => {
    // @ts-expect-error -- only a sanitiser makes SafeHtml
    expect(render(<RichText html="<p>Text</p>" />).container).not.toBeEmptyDOMElement()
  })

  it('renders nothing without content', () =>
    expect(render(<RichText html={sampleHtml('')} />).container).toBeEmptyDOMElement())
})
