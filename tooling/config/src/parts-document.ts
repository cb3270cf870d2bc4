import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import parseLicence from 'spdx-expression-parse'

/** A package of others that is built into one of ours. */
export interface BundledPart {
  readonly name: string
  readonly version: string
  /** As SPDX writes it, such as `MIT`. */
  readonly licence: string
  readonly licenceText: string
}

/**
 * Writes a CycloneDX document about a package of ours and what of others is built into it. The same package gives the same
 * text: it has no time and no number of its own.
 *
 * @param owner - the package that has them
 * @param parts - may be none
 */
export function partsDocument(
  owner: { readonly name: string; readonly version: string; readonly license: string },
  parts: readonly BundledPart[],
): string {
  const main = component(owner.name, owner.version, owner.license)
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: main }) })
  for (const { name, version, licence } of parts) {
    const part = component(name, version, licence)
    bom.components.add(part)
    main.dependencies.add(part.bomRef)
  }
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  )
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}

function component(wholeName: string, version: string, licence: string): Models.Component {
  const [group, name] = wholeName.startsWith('@') ? wholeName.split('/') : [undefined, wholeName]
  const purl = new PackageURL('npm', group, name, version).toString()
  return new Models.Component(Enums.ComponentType.Library, name ?? wholeName, {
    ...(group !== undefined && { group }),
    version,
    bomRef: purl,
    purl,
    licenses: new Models.LicenseRepository([
      new Contrib.License.Factories.LicenseFactory(parseLicence).makeFromString(licence),
    ]),
  })
}
