import * as fc from 'fast-check'
import { canonicalPlace, placesOf } from '@/domain/jobs/places'
import { anyText } from '@test/support/anyText'

describe('The places of a location', () => {
  it.each<[string, string[]]>([
    ['Raipur', ['Raipur']],
    ['  raipur ', ['Raipur']],
    ['Mumbai, Pune', ['Mumbai', 'Pune']],
    ['Mumbai/Pune', ['Mumbai', 'Pune']],
    ['Mumbai | Pune ; Thane', ['Mumbai', 'Pune', 'Thane']],
    ['मुंबई और पुणे', ['Mumbai', 'Pune']],
    ['Nagpur, Maharashtra', ['Nagpur']],
    ['Nagpur, Maharashtra, Raipur, CG', ['Nagpur', 'Raipur']],
    ['Raipur (C.G.)', ['Raipur']],
    ['Maharashtra', ['Maharashtra']],
    ['Orissa', ['Odisha']],
    ['Jammu and Kashmir', ['Jammu and Kashmir']],
    ['Bengaluru / Remote', ['Bengaluru', 'Remote']],
    ['Bengaluru (Hybrid)', ['Bengaluru']],
    ['Remote (Pune)', ['Pune', 'Remote']],
    ['Work from home', ['Remote']],
    ['Bangalore', ['Bengaluru']],
    ['Gurgaon, Bombay, Vizag', ['Gurugram', 'Mumbai', 'Visakhapatnam']],
    ['Delhi NCR', ['Delhi']],
    ['New Delhi, Delhi', ['Delhi']],
    ['Delhi NCR (Gurgaon, Noida)', ['Delhi', 'Gurugram', 'Noida']],
    ['Navi Mumbai', ['Navi Mumbai']],
    ['Naya Raipur', ['Nava Raipur']],
    ['Pune - Hinjewadi', ['Pune']],
    ['Mumbai - Pune', ['Mumbai', 'Pune']],
    ['Pune (Hinjewadi)', ['Pune']],
    ['Raipur 492001', ['Raipur']],
    ['Location: Raipur', ['Raipur']],
    ['Sector 62, Noida', ['Noida']],
    ['MIDC Butibori', ['MIDC Butibori']],
    ['kota junction', ['Kota Junction']],
    ['Chas-Bokaro Road', ['Chas-Bokaro Road']],
    ['📍 Indore', ['Indore']],
    ['Pune, Maharashtra, India', ['Pune']],
    ['Remote, India', ['Remote']],
    ['South India', ['South India']],
    ['Any Location In Chhattisgarh', ['Chhattisgarh']],
    ['All districts of Chhattisgarh', ['Chhattisgarh']],
    ['Anywhere in Raipur', ['Raipur']],
    ['Chhattisgarh (any location)', ['Chhattisgarh']],
    ['Dubai, UAE', ['Dubai']],
    ['Dubai, Sharjah', ['Dubai', 'Sharjah']],
    ['USA (onsite)', ['USA']],
    ['London, UK', ['London']],
    ['Butwal, Nepal', ['Butwal']],
    ['Siltara Industrial Area', ['Siltara Industrial Area']],
    ['Client Site', []],
    ['Client location, Pune', ['Pune']],
    ['N/A', []],
    ['Not specified', []],
    ['As per project', []],
    ['As Per Client/Project Requirement', []],
    ['To be decided', []],
    ['to be confirmed and informed', []],
    ['Not fixed - TBD', []],
    ['TBC', []],
    ['Depends on the posting', []],
    ['Will be told after selection', []],
    ['Yet to be finalised', []],
    ['Flexible location', []],
    ['Raipur or as per project', ['Raipur']],
    ['तय नहीं', []],
    ['अभी तय होना है', []],
    ['प्रोजेक्ट के अनुसार', []],
    ['बाद में बताया जाएगा', []],
    ['जल्द बताएंगे', []],
    ['निश्चित नहीं', []],
    ['रायपुर या ज़रूरत के मुताबिक', ['Raipur']],
    ['Needamangalam', ['Needamangalam']],
    ['Willingdon Island', ['Willingdon Island']],
    ['Notified Area Road', ['Notified Area Road']],
    ['खरोरा', ['खरोरा']],
    ['<b>Pune</b>', []],
    ['\u202bPune\u202c', ['Pune']],
    ['', []],
    ['---', []],
    ['Hybrid', []],
    ['x'.repeat(300), []],
    ['a '.repeat(5000), []],
    [`Raipur, ${'Pune, '.repeat(2000)}`, ['Raipur', 'Pune']],
  ])('%s', (location, names) => {
    expect(placesOf(location)).toMatchObject({ names, isAnywhere: false })
  })

  it.each([
    ['PAN India', []],
    ['All over India', []],
    ['Anywhere in India', []],
    ['Multiple locations', []],
    ['Anywhere', []],
    ['कई जगह', []],
    ['अलग-अलग शहर', []],
    ['भारत में कहीं भी', []],
    ['India', []],
    ['Any location in India', []],
    ['Any location', []],
    ['पूरे भारत', []],
    ['Mumbai, PAN India', ['Mumbai']],
    ['Remote, anywhere in India', ['Remote']],
  ])('%s is anywhere', (location, names) => {
    expect(placesOf(location)).toMatchObject({ names, isAnywhere: true })
  })

  it('are few and named whatever is written', () => {
    const piece = fc.oneof(
      anyText({ maxLength: 20 }),
      fc.constantFrom(
        'Raipur',
        'दिल्ली',
        ' and ',
        '(',
        ')',
        ',',
        ' - ',
        '/',
        'remote',
        'CG',
        'PAN India',
        '\n',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { names } = placesOf(pieces.join(''))
        expect(names.length).toBeLessThanOrEqual(12)
        expect(new Set(names).size).toBe(names.length)
        for (const name of names) expect([name, name.trim()]).toEqual([name.trim(), name])
        expect(names).not.toContain('')
      }),
      { numRuns: 500 },
    )
  })
})

describe('A place in an address', () => {
  it.each([
    ['bangalore', 'Bengaluru'],
    ['रायपुर', 'Raipur'],
    ['RAIPUR', 'Raipur'],
    ['atlantis', 'Atlantis'],
    ['remote', 'Remote'],
    ['%', '%'],
  ])('%s is %s', (written, name) => {
    expect(canonicalPlace(written)).toBe(name)
  })
})
