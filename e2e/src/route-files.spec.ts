import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder'
import { editAsOwner, partOfEditScreen } from './edit-screen.ts'
import { expect, test } from './test.ts'

const { Enum, Sint32, Uint32 } = FitBaseType
const units = (degrees: number) => Math.round((degrees / 180) * 2 ** 31)

/** Returns a FIT file of a three-kilometre walk in forty minutes. */
function fitFile(): Buffer {
  const encoder = new FitEncoder({ protocolVersion: 0x20 })
  const start = FitEncoder.toFitTimestamp(new Date('2026-06-01T08:00:00Z'))
  const number = (id: number, value: number) => ({ number: id, size: 4, baseType: Uint32, value })
  for (let minute = 0; minute <= 40; minute += 1) {
    encoder.writeMessage(20, [
      number(253, start + minute * 60),
      { number: 0, size: 4, baseType: Sint32, value: units(50.8 + minute * 0.000_675) },
      { number: 1, size: 4, baseType: Sint32, value: units(-4.5) },
    ])
  }
  encoder.writeMessage(18, [
    number(253, start + 2400),
    number(2, start),
    { number: 5, size: 1, baseType: Enum, value: 11 },
    number(8, 2_400_000),
    number(9, 300_000),
  ])
  return Buffer.from(encoder.close())
}

test('an owner logs an activity from a file [S1.09] @core', async ({ page, request, summit }) => {
  await editAsOwner(request, summit, page)
  const activities = partOfEditScreen(page, 'Activities')
  const file = activities.getByLabel(/Import a file/)
  const mimeType = 'application/vnd.ant.fit'
  await file.setInputFiles({ name: 'cut.fit', mimeType, buffer: fitFile().subarray(0, 200) })
  await expect(activities).toContainText('We can’t read this file. Choose a FIT, GPX or TCX file.')

  await file.setInputFiles({ name: 'walk.fit', mimeType, buffer: fitFile() })
  await expect(
    activities.getByRole('img', { name: 'Your route, with the start and finish hidden' }),
  ).toBeVisible()
  await expect(activities.getByLabel('Activity type')).toHaveValue('walk')
  await expect(activities.getByLabel('Distance')).toHaveValue('3')
  await expect(activities.getByLabel('Minutes')).toHaveValue('40')
  await expect(activities.getByLabel('Date')).toHaveValue('2026-06-01')
  await activities.getByLabel('Title').fill('Along the coast')
  await activities.getByRole('button', { name: 'Log activity' }).click()
  await expect(
    activities.getByRole('listitem').filter({ hasText: 'Along the coast' }),
  ).toContainText('3 km')
})
