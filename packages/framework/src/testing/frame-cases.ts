import type { ComponentCases } from './component-clause.ts'
import { elementsOf, hasLink, textOf } from './elements.ts'

/** Header, footer, skip link, main part, head of a page, and the page for errors. */
export const frameCases: ComponentCases<
  'Header' | 'Footer' | 'SkipLink' | 'Main' | 'PageHead' | 'ErrorPage'
> = {
  Header: {
    props: {
      name: 'River Mile',
      logoHref: '/home',
      navigation: [{ label: 'About', href: '/about' }],
      actions: [{ label: 'Donate', href: '/donate' }],
    },
    clauses: [
      {
        says: 'is the banner of the page',
        holds: (page) => elementsOf(page, 'header').length === 1,
      },
      { says: 'leads home by its name', holds: (page) => hasLink(page, '/home', 'River Mile') },
      {
        says: 'has the entries of the navigation',
        holds: (page) => hasLink(page, '/about', 'About'),
      },
      { says: 'has its buttons', holds: (page) => hasLink(page, '/donate', 'Donate') },
    ],
  },
  Footer: {
    props: {
      name: 'River Mile',
      columns: [{ title: 'More', links: [{ label: 'Contact', href: '/contact' }] }],
      legal: 'Charity 123',
    },
    clauses: [
      { says: 'is the foot of the page', holds: (page) => elementsOf(page, 'footer').length === 1 },
      { says: 'has its links', holds: (page) => hasLink(page, '/contact', 'Contact') },
      { says: 'has the legal line', holds: (page) => textOf(page).includes('Charity 123') },
    ],
  },
  SkipLink: {
    props: { children: 'Skip to the content' },
    clauses: [
      {
        says: 'is a link past the header, which says so',
        holds: (page) => hasLink(page, '#main', 'Skip to the content'),
      },
    ],
  },
  Main: {
    props: { children: 'The page' },
    clauses: [
      {
        says: 'is the page’s main part, which the skip link leads to',
        holds: (page) =>
          elementsOf(page, 'main').some(
            (main) => main.attribs['id'] === 'main' && textOf(main).includes('The page'),
          ),
      },
    ],
  },
  PageHead: {
    props: { title: 'Sam swims', description: 'A mile upstream', path: '/fundraising/sam' },
    clauses: [
      {
        says: 'has the title',
        holds: (page) =>
          elementsOf(page, 'title').some((title) => textOf(title).includes('Sam swims')),
      },
      {
        says: 'has the description',
        holds: (page) =>
          elementsOf(page, 'meta').some(
            ({ attribs }) =>
              attribs['name'] === 'description' && attribs['content'] === 'A mile upstream',
          ),
      },
      {
        says: 'has the canonical address',
        holds: (page) =>
          elementsOf(page, 'link').some(
            ({ attribs }) =>
              attribs['rel'] === 'canonical' &&
              attribs['href'] === 'https://river.example/fundraising/sam',
          ),
      },
    ],
  },
  ErrorPage: {
    props: {
      status: 404,
      title: 'Not here',
      text: 'It may have moved',
      actions: [{ label: 'Home', href: '/' }],
    },
    clauses: [
      {
        says: 'has what happened as the heading of the page',
        holds: (page) => elementsOf(page, 'h1').map(textOf).join() === 'Not here',
      },
      { says: 'says more', holds: (page) => textOf(page).includes('It may have moved') },
      { says: 'has the ways on', holds: (page) => hasLink(page, '/', 'Home') },
    ],
  },
}
