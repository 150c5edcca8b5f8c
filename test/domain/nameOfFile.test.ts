import { nameOfFile } from '@/domain/display'

describe('the name that a file bears', () => {
  it.each([
    ['quantrail-systems.svg', 'Quantrail systems'],
    ['Trishul_Precision Works.PNG', 'Trishul Precision Works'],
    ['logos/2024/tata-steel-v2.png', 'Tata steel'],
    ['https://cdn.example.com/l/acme.png?v=3#top', 'Acme'],
    ['1687421099-infotech.png', 'Infotech'],
    ['स्टील-पावर.svg', 'स्टील पावर'],
  ])('%s is read as %s', (file, name) => {
    expect(nameOfFile(file)).toBe(name)
  })

  it.each(['', '1687421099.png', '5f3a9c01.jpg', '.png', '---.svg'])('%j says nothing', (file) => {
    expect(nameOfFile(file)).toBe('')
  })
})
