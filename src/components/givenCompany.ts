import { COMPANY_DATA, setCompany, type Company } from '@/domain/content/company'

// Bundled before all else, since the first screens name the company as they are loaded.
const text = document.getElementById(COMPANY_DATA)?.textContent
if (text) setCompany(JSON.parse(text) as Company)
