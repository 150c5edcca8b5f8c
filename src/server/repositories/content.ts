import type { Db } from '../database/schema'
import { listInOrder } from './contentRows'

export const listCompanies = (db: Db) => listInOrder(db, 'company', 'id', ['logo_file_name', 'image_url'])

export const listHeaderContent = (db: Db) =>
  listInOrder(db, 'header_content', 'id', [
    'ads_content',
    'img1',
    'img2',
    'img1_link',
    'img2_link',
    'video_file_name',
  ])

export const listSliderImages = (db: Db) => listInOrder(db, 'slider_image', 'id', ['id', 'image'])

export const listCsrItems = (db: Db) => listInOrder(db, 'csr_item', 'id', ['image', 'description'])

export const listServices = (db: Db) =>
  listInOrder(db, 'service', 'service_id', [
    'service_id',
    'title',
    'service_name',
    'description',
    'small_img',
    'banner_img',
  ])

export const listOffices = (db: Db) =>
  listInOrder(db, 'office', 'id', ['office_type', 'address', 'contact_no', 'whatsapp_no'])

export const listEmails = (db: Db) => listInOrder(db, 'email_item', 'id', ['label', 'email'])

export const listContactDetails = (db: Db) =>
  listInOrder(db, 'contact_details', 'id', ['working_hours', 'holidays'])

export const listStates = (db: Db) => listInOrder(db, 'state', 'state_id', ['state_id', 'state_name'])

export const listCities = (db: Db) => listInOrder(db, 'city', 'city_id', ['city_id', 'city_name', 'state_id'])

export const loadSelectLists = async (db: Db) => ({
  department: await listInOrder(db, 'department', 'department_id', ['department_id', 'd_name']),
  industry: await listInOrder(db, 'industry', 'industry_id', ['industry_id', 'industry_name']),
  role: await listInOrder(db, 'role', 'role_id', ['role_id', 'role_name']),
  location: await listInOrder(db, 'location', 'location_id', ['location_id', 'location_name']),
})
